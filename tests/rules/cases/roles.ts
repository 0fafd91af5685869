import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import {
  fieldsOfNew,
  may,
  mayChange,
  OPERATIONS,
  type Operation,
} from '#domain/staff/permissions.ts';
import { ROLES, type Role } from '#domain/staff/roles.ts';
import {
  allows,
  created,
  type Data,
  denies,
  EMAIL,
  type FirestoreCase,
  NOW,
  THEN,
  withField,
} from './case.ts';
import { withPriceLog } from './price-log.ts';

/**
 * Every role with every operation on every collection, and every field of a vehicle that a role
 * changes: the verdict is that of the table of permissions.
 */
export function roleCases(documents: Record<CollectionName, Data>): FirestoreCase[] {
  const cases = ROLES.flatMap((role) =>
    COLLECTION_NAMES.flatMap((collection) =>
      OPERATIONS.map((operation) => {
        const says = `the rules hold for ${role} to ${operation} in ${collection}`;
        return verdict(may(role, operation, collection))(says, {
          ...requestOf(operation, collection, documents[collection], role),
          as: role,
        });
      }),
    ),
  );
  const logged = [...cases, ...ROLES.flatMap((role) => fieldsOf(role, documents.vehicles))].map(
    (one) =>
      // A photographer changes no price, and so adds no entry to the price log.
      one.path.startsWith('vehicles/') && (one.as !== 'photographer' || one.method === 'create')
        ? withPriceLog(one)
        : one,
  );
  return [...logged, ...OUTSIDERS.map((as) => outsiderCase(as, documents.vehicles))];
}

const OUTSIDERS = ['editor', 'customer', 'nobody'] as const;

/** A change that needs no entry of the price log, so that only the role is missing. */
function outsiderCase(as: (typeof OUTSIDERS)[number], vehicle: Data): FirestoreCase {
  const before = stored(vehicle);
  const after = saved(withField(before, 'condition_notes', 'Pæn'));
  return denies(`the rules refuse the condition notes of the caller ${as}`, {
    ...{ method: 'update', path: 'vehicles/v1', before, after, as },
  });
}

function fieldsOf(role: Role, vehicle: Data): FirestoreCase[] {
  const before = stored(vehicle);
  return Object.entries(CHANGES).map(([field, value]) =>
    verdict(mayChange(role, 'vehicles', field))(
      `the rules hold for ${role} who changes ${field} of a vehicle`,
      {
        method: 'update',
        path: 'vehicles/v1',
        before,
        after: saved(withField(before, field, value)),
        as: role,
      },
    ),
  );
}

const CHANGES: Data = {
  price: 1000,
  status: 'reserved',
  unpublished: true,
  damage_report: 'Ridse',
  condition_notes: 'Pæn',
  walkaround_video_url: 'dQw4w9WgXcQ',
};

/** A field of each collection that every role who may update it may change. */
const UPDATES: Record<CollectionName, Data> = {
  vehicles: { condition_notes: 'Pæn' },
  vehicle_images: { caption: 'Bagfra' },
  damage_images: { damage_description: 'Bule' },
  battery_test_results: { test_notes: 'Godt' },
  accessories: { price: 10 },
  accessory_images: { caption: 'Bagfra' },
};

function requestOf(
  operation: Operation,
  collection: CollectionName,
  document: Data,
  role: Role,
): Parameters<typeof allows>[1] {
  const path = `${collection}/r1`;
  const before = stored(document);
  if (operation === 'read') return { method: 'get', path, before };
  if (operation === 'create') {
    return { method: 'create', path, after: created(fieldsOfNew(role, collection, document)) };
  }
  const changes = operation === 'trash' ? { trashed_at: NOW } : UPDATES[collection];
  return { method: 'update', path, before, after: saved({ ...before, ...changes }) };
}

function stored(document: Data): Data {
  return { ...document, created_at: THEN, updated_at: THEN, version: 1 };
}

function saved(document: Data): Data {
  return { ...document, updated_at: NOW, updated_by: EMAIL, version: 2 };
}

function verdict(allowed: boolean): typeof allows {
  return allowed ? allows : denies;
}
