import { defineInt, defineSecret, defineString } from 'firebase-functions/params';
import { dealer } from '#dealer';

export const REGION = 'europe-west1';
export const TIME_ZONE = 'Europe/Copenhagen';
/** Enough for one save that writes several documents; edits during a release wait for the next one. */
export const DEFAULT_QUIET_SECONDS = 1;

/**
 * The settings of an installation: parameters and secrets of Firebase, locally environment
 * variables. `config` reads them at each call, since they have no values while modules load.
 */
export const secrets = {
  smtpUrl: defineSecret('SMTP_URL'),
  formSecret: defineSecret('FORM_SECRET'),
  webhookSecret: defineSecret('PUBLISH_WEBHOOK_SECRET'),
  /** The dealer's key for motorapi.dk; `none` without one. */
  registerKey: defineSecret('REGISTER_KEY'),
  /** Mailgun's key for signing webhooks; `none` where no mail comes in. */
  inboundKey: defineSecret('INBOUND_KEY'),
};

const publicUrlParam = defineString('PUBLIC_URL', {
  description: 'Address of the public site, without a slash at the end',
});
const recipientParam = defineString('CONTACT_RECIPIENT', { default: dealer.inquiryEmail });
const webmasterParam = defineString('WEBMASTER_EMAIL', { default: dealer.webmasterEmail });
const mailFromParam = defineString('MAIL_FROM', { default: `${dealer.name} <${dealer.email}>` });
const webhookUrlParam = defineString('PUBLISH_WEBHOOK_URL', {
  default: '',
  description: 'Who publishes the site; the function publishSite where it is empty',
});
const quietSecondsParam = defineInt('QUIET_SECONDS', { default: DEFAULT_QUIET_SECONDS });
const proxyHopsParam = defineInt('TRUSTED_PROXY_HOPS', { default: 2 });
const budgetStopParam = defineInt('BUDGET_STOP', {
  default: 0,
  description: '1 stops the public functions once the month has cost its budget',
});
const registerUrlParam = defineString('REGISTER_URL', { default: 'https://v1.motorapi.dk' });
const inboundDomainParam = defineString('INBOUND_DOMAIN', {
  default: '',
  description: 'Domain whose mail Mailgun receives for us; empty where none does',
});
const inquiriesPerHourParam = defineInt('INQUIRIES_PER_HOUR', { default: 200 });

export const config = {
  publicUrl: () => publicUrlParam.value().replace(/\/+$/u, ''),
  /** The only recipient of inquiries; nothing a visitor sends can change it. */
  contactRecipient: () => recipientParam.value() || dealer.inquiryEmail,
  /** The only recipient of mails about technical failures. */
  webmaster: () => webmasterParam.value() || dealer.webmasterEmail,
  mailFrom: () => mailFromParam.value() || `${dealer.name} <${dealer.email}>`,
  /** Empty for the function `publishSite` of this installation. */
  webhookUrl: () => webhookUrlParam.value(),
  /** Seconds without an edit before a build starts; `npm start` sets a part of one. */
  quietSeconds: () => {
    // The parameter returns 0 when nothing is set, and 0 is a valid setting.
    const seconds = Number.parseFloat(process.env[quietSecondsParam.name] ?? '');
    return seconds >= 0 ? seconds : DEFAULT_QUIET_SECONDS;
  },
  stopsAtBudget: () => budgetStopParam.value() === 1,
  /** Where vehicles are looked up by their plates. */
  registerUrl: () => (registerUrlParam.value() || 'https://v1.motorapi.dk').replace(/\/+$/u, ''),
  /** The domain of the addresses that visitors answer to; empty where they answer to the mailbox. */
  inboundDomain: () => inboundDomainParam.value(),
  /** Proxies in front of the functions whose `x-forwarded-for` entries can be believed. */
  trustedProxyHops: () => Math.max(0, proxyHopsParam.value() || 0),
  /**
   * Inquiries that one IP address may send in an hour; the limits of one e-mail address, of one text
   * and of all addresses follow from it (`rate-limit.ts`).
   */
  inquiriesPerHour: () => Math.max(0, inquiriesPerHourParam.value()) || 200,
};
