import type { AccessoryCategory, AccessoryCondition } from '#domain/schema/enumerations.ts';

export interface DemoAccessory {
  id: string;
  name: string;
  category: AccessoryCategory;
  description: string;
  price: number;
  condition: AccessoryCondition;
  brand: string;
  model: string | null;
  tireSize?: string;
  available?: boolean;
  featured?: boolean;
}

export const DEMO_ACCESSORIES: readonly DemoAccessory[] = [
  {
    id: 'vinterhjul-model-y',
    name: 'Komplette vinterhjul 19"',
    category: 'wheels',
    description: 'Fire vinterhjul på originale alufælge med TPMS. 6-7 mm mønster hele vejen rundt.',
    price: 7900,
    condition: 'very_good',
    brand: 'Michelin',
    model: 'Pilot Alpin 5',
    tireSize: '255/45 R19',
    featured: true,
  },
  {
    id: 'sommerhjul-golf',
    name: 'Sommerhjul 17" til Golf',
    category: 'wheels',
    description: 'Originale VW-fælge med sommerdæk. En fælg har en let kantstensskade.',
    price: 3200,
    condition: 'good',
    brand: 'Continental',
    model: 'EcoContact 6',
    tireSize: '225/45 R17',
  },
  {
    id: 'helarshjul-yaris',
    name: 'Helårshjul 15"',
    category: 'wheels',
    description: 'Brugt én sæson og opbevaret indendørs.',
    price: 2495,
    condition: 'excellent',
    brand: 'Goodyear',
    model: 'Vector 4Seasons',
    tireSize: '175/65 R15',
  },
  {
    id: 'gummimatter-enyaq',
    name: 'Gummimåtter, sæt med fire',
    category: 'interior',
    description: 'Originale måtter med høj kant. Aldrig monteret.',
    price: 595,
    condition: 'new',
    brand: 'Škoda',
    model: 'Enyaq',
    featured: true,
  },
  {
    id: 'tagboks-430',
    name: 'Tagboks 430 liter',
    category: 'exterior',
    description: 'Åbner i begge sider og passer på de fleste tagbøjler. Nøgler medfølger.',
    price: 2800,
    condition: 'good',
    brand: 'Thule',
    model: 'Motion M',
  },
  {
    id: 'ladekabel-type2',
    name: 'Type 2-ladekabel, 5 meter',
    category: 'electronics',
    description: 'Til opladning op til 11 kW. Leveres i taske.',
    price: 1095.5,
    condition: 'excellent',
    brand: 'Mennekes',
    model: null,
  },
  {
    id: 'tagbojler-v90',
    name: 'Tagbøjler til Volvo V90',
    category: 'accessories',
    description: 'Solgt, men vi får ofte flere ind. Spørg os.',
    price: 900,
    condition: 'fair',
    brand: 'Volvo',
    model: 'V90',
    available: false,
  },
];
