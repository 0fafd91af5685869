import { addAuthenticator } from 'app-emulator/testing/authenticator.ts';
import { getApps } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dealer } from '#dealer';
import type { Role } from '#domain/staff/roles.ts';
import type { StaffAccount } from '#domain/staff/staff-action.ts';
import type { OutgoingMail } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { alone } from '#functions/src/staff/alone.ts';
import { manageStaff } from '#functions/src/staff/manage-staff.ts';
import { apiRequest, postJson, startTestEmulator, type TestEmulator } from '../support.ts';

const PATH = '/api/staff';

let emulator: TestEmulator;
let auth: Auth;
let callerRole: Role | null = 'owner';
beforeAll(async () => {
  emulator = await startTestEmulator();
  const { host } = new URL(emulator.url);
  auth = getAuth(getApps().find(({ name }) => name === host));
});
afterAll(() => emulator.close());
beforeEach(async () => {
  callerRole = 'owner';
  mails = [];
  mailServer = 'works';
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await emulator.clear();
});

let mails: OutgoingMail[] = [];
let mailServer: 'works' | 'fails' = 'works';

const deps = () => ({
  ...{ db: emulator.db, auth, now: () => new Date() },
  ...{ from: 'Nordvang Biler <kontakt@eksempel.dk>', publicUrl: 'https://biler.eksempel.dk' },
  send: async (mail: OutgoingMail) => {
    if (mailServer === 'fails') throw new Error('No.');
    mails.push(mail);
  },
  staffMember: async () => callerRole && { uid: 'u1', email: 'chef@eksempel.dk', role: callerRole },
});

async function act(body: unknown) {
  const request = postJson(PATH, body, { authorization: 'Bearer any' });
  const answer = await manageStaff(request, deps());
  return { status: answer.status, ...JSON.parse(String(answer.body)) } as {
    status: number;
    error?: string;
    mailed?: boolean;
    staff?: StaffAccount[];
  };
}

async function account(email: string, role: string): Promise<string> {
  const { uid } = await auth.createUser({ email });
  await auth.setCustomUserClaims(uid, { role });
  return uid;
}

const roleOf = async (uid: string) => (await auth.getUser(uid)).customClaims?.['role'];

describe('the accounts of staff', () => {
  it('an owner gives access, changes a role and withdraws access, and the log has each', async () => {
    await account('chef@eksempel.dk', 'owner');
    const invited = await act({
      action: 'invite',
      email: ' Foto@Eksempel.dk',
      role: 'photographer',
    });
    expect(invited.staff?.map(({ email, role }) => [email, role])).toEqual([
      ['chef@eksempel.dk', 'owner'],
      ['foto@eksempel.dk', 'photographer'],
    ]);
    const { uid } = await auth.getUserByEmail('foto@eksempel.dk');
    await act({ action: 'change', uid, role: 'sales' });
    expect(await roleOf(uid)).toBe('sales');
    const withdrawn = await act({ action: 'withdraw', uid });
    expect(withdrawn.staff?.map(({ email }) => email)).toEqual(['chef@eksempel.dk']);
    const { docs } = await emulator.db.collection('log').orderBy('at').get();
    expect(docs.map((line) => [line.get('action'), line.get('by'), line.get('name')])).toEqual([
      ['access_given', 'chef@eksempel.dk', 'foto@eksempel.dk'],
      ['access_changed', 'chef@eksempel.dk', 'foto@eksempel.dk'],
      ['access_withdrawn', 'chef@eksempel.dk', 'foto@eksempel.dk'],
    ]);
  });

  it('an invitation is mailed to the account alone, and says who invites, as what and where', async () => {
    await account('chef@eksempel.dk', 'owner');
    const invite = { action: 'invite', email: 'foto@eksempel.dk', role: 'photographer' };
    expect(await act({ ...invite, to: 'tyv@eksempel.dk' })).toMatchObject({ mailed: true });
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      ...{ to: 'foto@eksempel.dk', from: 'Nordvang Biler <kontakt@eksempel.dk>' },
      replyTo: { name: '', address: 'chef@eksempel.dk' },
      subject: `Du har fået adgang til ${dealer.name}`,
    });
    const text = mail?.text ?? '';
    expect(text).toContain(
      `chef@eksempel.dk har givet dig adgang til administrationen hos ${dealer.name}.`,
    );
    expect(text).toContain('Din rolle er Fotograf: Billeder, skader, standbeskrivelse og video.');
    expect(text).toContain('https://biler.eksempel.dk/admin\n');
    const link = /\S+oobCode=\S+/u.exec(text)?.[0] ?? '';
    expect(link).toContain('mode=resetPassword');
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  });

  it('an invitation that was not mailed says so, and is mailed again until the account is used', async () => {
    await account('chef@eksempel.dk', 'owner');
    mailServer = 'fails';
    const invited = await act({ action: 'invite', email: 'salg@eksempel.dk', role: 'sales' });
    expect(invited).toMatchObject({ status: 200, mailed: false });
    mailServer = 'works';
    const { uid } = await auth.getUserByEmail('salg@eksempel.dk');
    expect(await act({ action: 'invite_again', uid })).toMatchObject({ mailed: true });
    expect(mails.map(({ to }) => to)).toEqual(['salg@eksempel.dk']);

    const password = 'en-god-adgangskode';
    await auth.updateUser(uid, { password });
    await fetch(
      `${emulator.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
      {
        method: 'POST',
        body: JSON.stringify({ email: 'salg@eksempel.dk', password }),
      },
    );
    expect(await act({ action: 'invite_again', uid })).toMatchObject({
      status: 409,
      error: 'is_used',
    });
    expect(mails).toHaveLength(1);
  });

  it('a withdrawal ends the sessions of the account', async () => {
    await account('chef@eksempel.dk', 'owner');
    const uid = await account('salg@eksempel.dk', 'sales');
    const before = (await auth.getUser(uid)).tokensValidAfterTime;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await act({ action: 'withdraw', uid });
    expect((await auth.getUser(uid)).tokensValidAfterTime).not.toBe(before);
  });

  it('an owner sees who has a second factor and removes a lost one, which ends the sessions', async () => {
    const credentials = { email: 'salg@eksempel.dk', password: 'en-god-adgangskode' };
    const { uid } = await auth.createUser({ ...credentials, emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: 'sales' });
    const own = await account('chef@eksempel.dk', 'owner');
    await addAuthenticator(emulator.url, credentials);
    const before = (await auth.getUser(uid)).tokensValidAfterTime;
    const listed = await act({ action: 'remove_factor', uid: own });
    expect(listed.staff?.map(({ email, second_factor }) => [email, second_factor])).toEqual([
      ['chef@eksempel.dk', false],
      ['salg@eksempel.dk', true],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const removed = await act({ action: 'remove_factor', uid });
    expect(removed.staff?.some(({ second_factor }) => second_factor)).toBe(false);
    expect((await auth.getUser(uid)).tokensValidAfterTime).not.toBe(before);
    const { docs } = await emulator.db.collection('log').get();
    expect(docs.map((line) => [line.get('action'), line.get('name')])).toEqual([
      ['second_factor_removed', 'salg@eksempel.dk'],
    ]);
  });

  it('an owner removes their own second factor only with password and code, not in the list', async () => {
    const credentials = { email: 'chef@eksempel.dk', password: 'en-god-adgangskode' };
    await auth.createUser({ ...credentials, uid: 'u1', emailVerified: true });
    await auth.setCustomUserClaims('u1', { role: 'owner' });
    await addAuthenticator(emulator.url, credentials);
    expect(await act({ action: 'remove_factor', uid: 'u1' })).toMatchObject({
      status: 409,
      error: 'own_account',
    });
    expect((await auth.getUser('u1')).multiFactor?.enrolledFactors).toHaveLength(1);
  });

  it('the last owner can be neither withdrawn nor given another role', async () => {
    // With the claim from before roles existed.
    const uid = await account('chef@eksempel.dk', 'admin');
    expect(await act({ action: 'withdraw', uid })).toMatchObject({
      status: 409,
      error: 'last_owner',
    });
    expect(await act({ action: 'change', uid, role: 'sales' })).toMatchObject({ status: 409 });
    expect(await roleOf(uid)).toBe('admin');
  });

  it('two owners who withdraw each other at once leave one owner', async () => {
    const uids = await Promise.all(
      ['a@eksempel.dk', 'b@eksempel.dk'].map((email) => account(email, 'owner')),
    );
    const answers = await Promise.all(uids.map((uid) => act({ action: 'withdraw', uid })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('an invitation takes no role away from an account that has one', async () => {
    await account('chef@eksempel.dk', 'owner');
    const uid = await account('anden@eksempel.dk', 'owner');
    expect(
      await act({ action: 'invite', email: 'anden@eksempel.dk', role: 'sales' }),
    ).toMatchObject({ status: 409, error: 'has_access' });
    expect(
      await act({ action: 'invite', email: 'anden@eksempel.dk', role: 'owner' }),
    ).toMatchObject({
      ...{ status: 409, error: 'has_access' },
    });
    expect(await roleOf(uid)).toBe('owner');
  });

  it('an account that an invitation finds without a role keeps nothing that lets somebody sign in', async () => {
    await account('chef@eksempel.dk', 'owner');
    const credentials = { email: 'ny@eksempel.dk', password: 'valgt-af-en-anden' };
    const { uid } = await auth.createUser({ ...credentials, emailVerified: true });
    await addAuthenticator(emulator.url, credentials);
    const invited = await act({ action: 'invite', email: credentials.email, role: 'sales' });
    expect(invited.staff).toHaveLength(2);
    const now = await auth.getUserByEmail(credentials.email);
    expect(await roleOf(now.uid)).toBe('sales');
    expect(now.uid).not.toBe(uid);
    expect([now.passwordHash, now.providerData, now.multiFactor]).toEqual([
      undefined,
      [],
      undefined,
    ]);
  });

  it('a role is given back to a withdrawn account by an invitation alone, not from an outdated list', async () => {
    await account('chef@eksempel.dk', 'owner');
    const uid = await account('salg@eksempel.dk', 'sales');
    await act({ action: 'withdraw', uid });
    expect(await act({ action: 'change', uid, role: 'owner' })).toMatchObject({ status: 404 });
    expect(await roleOf(uid)).toBeUndefined();
  });

  it('a change that outlives its lock does not release the lock of the next one', async () => {
    let now = Date.now();
    const clock = { db: emulator.db, now: () => new Date(now) };
    const heldUntil = async () => (await emulator.db.doc('system/staff').get()).get('until');
    let endSecond = () => {};
    let second: Promise<unknown> | undefined;
    await alone(clock, async () => {
      now += 31_000;
      await new Promise<void>((started) => {
        second = alone(clock, () => {
          started();
          return new Promise<void>((end) => {
            endSecond = end;
          });
        });
      });
    });
    expect(await heldUntil()).not.toBeNull();
    endSecond();
    await second;
    expect(await heldUntil()).toBeNull();
  });

  it('only an owner manages the accounts of staff', async () => {
    for (const role of ['sales', 'photographer'] as const) {
      callerRole = role;
      expect(await act({ action: 'invite', email: 'a@b.dk', role: 'owner' })).toMatchObject({
        status: 403,
      });
    }
    callerRole = null;
    expect(await act({ action: 'withdraw', uid: 'x' })).toMatchObject({ status: 403 });
    expect((await manageStaff(apiRequest(PATH), deps())).status).toBe(401);
    expect((await auth.listUsers()).users).toEqual([]);
  });

  it('an unknown role, an unknown account and no address are refused by name', async () => {
    await account('chef@eksempel.dk', 'owner');
    expect(await act({ action: 'invite', email: 'a@b.dk', role: 'admin' })).toMatchObject({
      status: 422,
    });
    expect(await act({ action: 'invite', email: 'nej', role: 'sales' })).toMatchObject({
      status: 422,
    });
    expect(await act({ action: 'withdraw', uid: 'unknown' })).toMatchObject({ status: 404 });
  });
});
