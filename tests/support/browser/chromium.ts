import { execFileSync, spawnSync } from 'node:child_process';

/** Pages that Chromium loads for the address bar of every window, half a second of work each time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off itself, as far as it matters here: of two such lists the last counts. */
const PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** What Chromium needs to run headless, without a sandbox of its own and without calling home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${ADDRESS_BAR}`,
];

/** The same for a Chromium that Playwright starts. */
export const PLAYWRIGHT_ARGS = [
  ...CHROMIUM_ARGS,
  `--disable-features=${[...ADDRESS_BAR, ...PLAYWRIGHT]}`,
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

let found: string | undefined;

/** The system's Chromium: `CHROMIUM_PATH` or the first on the PATH. Throws where there is none. */
export function chromiumPath(): string {
  found ??= process.env['CHROMIUM_PATH'] ?? NAMES.map(which).find((path) => path !== undefined);
  if (!found)
    throw new Error('No Chromium on this machine. Set CHROMIUM_PATH or install chromium.');
  return found;
}

/** Finds Chromium, or installs Debian's package where this user may. */
export function ensureChromium(): string {
  if (process.env['CHROMIUM_PATH'] || NAMES.some((name) => which(name))) return chromiumPath();
  console.log('Chromium is missing; installing it with apt-get.');
  const root = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    execFileSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
  return chromiumPath();
}

function which(name: string): string | undefined {
  const result = spawnSync('which', [name], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
