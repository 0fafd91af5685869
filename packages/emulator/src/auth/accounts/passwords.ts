import {
  createCipheriv,
  randomBytes,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';

/** A stored password. `FIREBASE_SCRYPT` comes with accounts exported from a Firebase project. */
export type PasswordHash =
  | {
      algorithm: 'STANDARD_SCRYPT';
      hash: string;
      salt: string;
      cost: number;
      blockSize: number;
      parallelization: number;
    }
  | {
      algorithm: 'FIREBASE_SCRYPT';
      hash: string;
      salt: string;
      signerKey: string;
      saltSeparator: string;
      rounds: number;
      memoryCost: number;
    };

const COST = 16384;
const BLOCK_SIZE = 8;
const PARALLELIZATION = 1;
const KEY_LENGTH = 64;
const SALT_LENGTH = 16;

/** Hashes a password with scrypt and a new salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_LENGTH);
  const hash = await derive(password, salt, KEY_LENGTH, {
    N: COST,
    r: BLOCK_SIZE,
    p: PARALLELIZATION,
  });
  return {
    algorithm: 'STANDARD_SCRYPT',
    hash: hash.toString('base64'),
    salt: salt.toString('base64'),
    cost: COST,
    blockSize: BLOCK_SIZE,
    parallelization: PARALLELIZATION,
  };
}

/** Whether a password is the one of a stored hash. */
export async function verifyPassword(password: string, stored: PasswordHash): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const actual = await hashLike(password, stored, expected.length);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/**
 * Takes as long as a real verification, so that the time of a refusal does not reveal whether an
 * account exists.
 */
export async function simulateVerification(password: string): Promise<false> {
  await hashPassword(password);
  return false;
}

async function hashLike(password: string, stored: PasswordHash, length: number): Promise<Buffer> {
  const salt = Buffer.from(stored.salt, 'base64');
  if (stored.algorithm === 'STANDARD_SCRYPT') {
    return derive(password, salt, length, {
      N: stored.cost,
      r: stored.blockSize,
      p: stored.parallelization,
    });
  }
  // Firebase's variant: scrypt derives an AES key; the project's signer key encrypted with it is
  // the stored hash.
  const separated = Buffer.concat([salt, Buffer.from(stored.saltSeparator, 'base64')]);
  const key = await derive(password, separated, 32, {
    N: 2 ** stored.memoryCost,
    r: stored.rounds,
    p: 1,
  });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(Buffer.from(stored.signerKey, 'base64')), cipher.final()]);
}

function derive(
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions & { N: number; r: number },
): Promise<Buffer> {
  const maxmem = 256 * options.N * options.r;
  return new Promise((resolve, reject) => {
    scrypt(password, salt, length, { ...options, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
