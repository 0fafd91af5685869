import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parameters } from '#functions/src/shared/settings/parameters.ts';
import { completeParameters, dotenvFile } from './functions-parameters.ts';

const PROJECT = 'dealer-site';
const complete = (own: Record<string, string>) => completeParameters(own, parameters(), PROJECT);
const OWN = {
  PUBLIC_URL: 'https://www.dealer.example',
  PUBLISH_WEBHOOK_URL: 'https://publisher.example/hook',
};

it('every parameter of the functions gets a value, from the dealer or from its default', () => {
  const { values, problems } = complete({ ...OWN, QUIET_SECONDS: '30' });
  expect(problems).toEqual([]);
  expect(Object.keys(values).sort()).toEqual(
    parameters()
      .map(({ name }) => name)
      .sort(),
  );
  expect(values).toMatchObject({ ...OWN, QUIET_SECONDS: '30', INQUIRIES_PER_HOUR: '200' });
});

it('secrets are no parameters, so they are in no file', () => {
  const names = parameters().map(({ name }) => name);
  expect(names).not.toContain('FORM_SECRET');
  expect(names).toContain('TRUSTED_PROXY_HOPS');
});

it('every required parameter without a value is named', () => {
  const required = parameters().filter(({ fallback }) => fallback === null);
  expect(required.length).toBeGreaterThan(0);
  expect(complete({}).problems).toEqual(required.map(({ name }) => `${name} has no value.`));
});

it('a parameter that is no address of a mailbox is named', () => {
  const own = { ...OWN, CONTACT_RECIPIENT: 'salg', MAIL_FROM: 'Biler <kontakt@dealer.example>' };
  expect(complete(own).problems).toEqual([
    'CONTACT_RECIPIENT must be an address of a mailbox, not "salg".',
  ]);
});

it('a misspelt parameter and a number that is none are named', () => {
  const own = { ...OWN, RETENTON_DAYS: '30', QUIET_SECONDS: 'soon' };
  expect(complete(own).problems).toEqual([
    'RETENTON_DAYS is no parameter of the functions.',
    'QUIET_SECONDS must be a whole number, not "soon".',
  ]);
});

it('the file for firebase-tools keeps quotes, spaces and number signs', () => {
  const values = { MAIL_FROM: 'Biler # 1 <kontakt@dealer.example>', QUIET_SECONDS: '0' };
  expect(parseEnv(dotenvFile(values))).toEqual(values);
});

it('accounts of the project are completed to full addresses, since firebase-tools does so in some places only', () => {
  const { values, problems } = complete({ ...OWN, SITE_SERVICE_ACCOUNT: 'visitors@' });
  expect(problems).toEqual([]);
  expect(values).toMatchObject({
    SITE_SERVICE_ACCOUNT: 'visitors@dealer-site.iam.gserviceaccount.com',
    WORKER_SERVICE_ACCOUNT: 'worker-functions@dealer-site.iam.gserviceaccount.com',
    PUBLISHER_SERVICE_ACCOUNT: 'publisher@dealer-site.iam.gserviceaccount.com',
  });
});

it('an account with its full address stays, and one that has none is named', () => {
  const address = 'worker@other-project.iam.gserviceaccount.com';
  expect(complete({ ...OWN, WORKER_SERVICE_ACCOUNT: address }).values).toMatchObject({
    WORKER_SERVICE_ACCOUNT: address,
  });
  expect(complete({ ...OWN, WORKER_SERVICE_ACCOUNT: 'worker' }).problems).toEqual([
    'WORKER_SERVICE_ACCOUNT must be the address of a service account, not "worker".',
  ]);
});
