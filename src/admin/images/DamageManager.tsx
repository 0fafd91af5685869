import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import * as v from 'valibot';
import { imageManagerCopy as copy, imageToastCopy } from '#copy/admin/images.ts';
import { damageSentence } from '#copy/damages.ts';
import { type DamageFacts, NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { DamageFactsSchema } from '#domain/image/image.ts';
import { useDraftText } from '../autosave/use-draft-text.ts';
import { dismissErrors, notifyError } from '../feedback/notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { $stock } from '../vehicles/store.ts';
import { DamageDetails } from './damage/DamageDetails.tsx';
import { DamageFields } from './damage/DamageFields.tsx';
import { DAMAGE_IMAGES } from './data/image-sets.ts';
import { useImages } from './data/use-images.ts';
import { ImageSection } from './ImageSection.tsx';
import { FilePicker } from './upload/FilePicker.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useUploads } from './upload/use-uploads.ts';

/**
 * The damages of a vehicle: kind, place and size by a press each, the sentence that says so, and an
 * image, uploaded one at a time.
 */
export function DamageManager({ vehicleId }: { vehicleId: string }) {
  const { vehicles } = useStore($stock);
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const body = outlineBody(vehicle?.body_type ?? null);
  const description = useDraftText({ kind: 'damage', id: vehicleId, storage: 'device' }, '');
  const [facts, setFacts] = useDraftFacts(vehicleId);
  /**
   * The input of the last upload, since staff may choose a better image of the same damage after a
   * failed one.
   */
  const sent = useRef({ text: '', facts: NO_DAMAGE_FACTS });
  const list = useImages(DAMAGE_IMAGES, vehicleId);
  const uploads = useUploads(
    DAMAGE_IMAGES,
    vehicleId,
    // A description that staff have begun for the next image stays.
    (text) => description.type((now) => (now.trim() === text ? '' : now)),
    (text) => description.type((now) => now || text),
  );
  const pins = list.images.flatMap(({ id, damage }, index) =>
    damage.damage_place ? [{ id, number: index + 1, place: damage.damage_place }] : [],
  );

  function change(next: DamageFacts) {
    const followed = ['', damageSentence(facts), sent.current.text];
    description.type((now) => (followed.includes(now.trim()) ? damageSentence(next) : now));
    setFacts(next);
  }
  function hasDescription() {
    const { describeFirst } = imageToastCopy.damage;
    dismissErrors(describeFirst);
    if (description.text.trim() !== '') return true;
    notifyError(describeFirst);
    return false;
  }
  function upload(files: File[]) {
    const text = description.text.trim();
    const isSame = facts === NO_DAMAGE_FACTS && text === sent.current.text;
    sent.current = { text, facts: isSame ? sent.current.facts : facts };
    setFacts(NO_DAMAGE_FACTS);
    void uploads.add(files, text, sent.current.facts);
  }
  return (
    <ImageSection
      set={DAMAGE_IMAGES}
      list={list}
      empty={copy.none}
      details={(image, position) => (
        <DamageDetails
          {...{ image, position, body }}
          others={pins.filter(({ id }) => id !== image.id)}
          onSave={(text, changed) => list.saveText(image, text, changed)}
        />
      )}
    >
      <DamageFields
        {...{ facts, body }}
        number={list.images.length + 1}
        others={pins}
        onChange={change}
      />
      <TextField
        label={copy.damageDescription}
        value={description.text}
        maxLength={1000}
        onChange={(event) => description.type(event.target.value)}
      />
      <FilePicker
        heading={DAMAGE_IMAGES.heading}
        multiple={false}
        allow={hasDescription}
        onFiles={upload}
      />
      <UploadList {...uploads} />
    </ImageSection>
  );
}

/** The facts of the next damage, which survive a reload like its description. */
function useDraftFacts(vehicleId: string): [DamageFacts, (facts: DamageFacts) => void] {
  const { text, type } = useDraftText(
    { kind: 'damage-facts', id: vehicleId, storage: 'device' },
    '',
  );
  return [
    v.parse(DraftFactsSchema, text),
    (facts) => type(facts === NO_DAMAGE_FACTS ? '' : JSON.stringify(facts)),
  ];
}

/** The facts in the text of a draft; none where it is empty or cannot be read. */
const DraftFactsSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), DamageFactsSchema),
  NO_DAMAGE_FACTS,
);
