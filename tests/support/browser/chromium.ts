import { execFileSync, spawnSync } from 'node:child_process';

/** Pages of the address bar, which cost Chromium half a second of work for every window. */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Features that Playwright disables itself and that matter here. Chromium reads only the last
 * `--disable-features` flag, so ours has to repeat them.
 */
const PLAYWRIGHT_FEATURES = [
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

/** Flags to run Chromium headless, without its sandbox and without background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${ADDRESS_BAR_FEATURES}`,
];

/** The same flags for a Chromium that Playwright starts. */
export const PLAYWRIGHT_ARGS = [
  ...CHROMIUM_ARGS,
  // The camera of Chromium for tests, which asks nobody. No test needs more pictures a second.
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
  // Pages live a few seconds, less than optimising their code is worth. The deep tests measure frames.
  ...(process.env['DEEP'] ? [] : ['--js-flags=--no-opt']),
  `--disable-features=${[...ADDRESS_BAR_FEATURES, ...PLAYWRIGHT_FEATURES]}`,
];

/** The headless browser first, since it needs less CPU for each page. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

let found: string | undefined;

/** The system's Chromium: `CHROMIUM_PATH` or the first on the PATH. Throws if there is none. */
export function chromiumPath(): string {
  found ??= process.env['CHROMIUM_PATH'] ?? NAMES.map(which).find((path) => path !== undefined);
  if (!found)
    throw new Error('No Chromium on this machine. Set CHROMIUM_PATH or install chromium.');
  return found;
}

/**
 * Finds Chromium and a font with the metrics of Arial, or installs Debian's packages with apt-get;
 * returns the path of Chromium. Without such a font the layout shifts when the site's typeface
 * loads. As root, on a machine of their own, it installs the headless browser even where another
 * one exists, because tests take half the time in it.
 */
export function ensureChromium(): string {
  if (process.env['CHROMIUM_PATH']) return chromiumPath();
  const found = NAMES.find((name) => which(name));
  const isBest = found === HEADLESS || (found && process.getuid?.() !== 0);
  const missing = [
    ...(isBest ? [] : [HEADLESS]),
    ...(hasArialMetrics() ? [] : ['fonts-liberation']),
  ];
  try {
    if (missing.length > 0) install(missing);
  } catch (error) {
    if (!found) throw error;
    console.log(`They could not be installed: the tests run in ${found}, and take longer.`);
  }
  return chromiumPath();
}

function install(packages: string[]): void {
  console.log(`Installing ${packages.join(' and ')} with apt-get.`);
  const root = process.getuid?.() === 0;
  const apt = (...args: string[]) =>
    execFileSync(root ? 'apt-get' : 'sudo', root ? args : ['-n', 'apt-get', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-q');
  apt('install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** Whether one of the fonts is installed that `src/styles/fonts` falls back to; only Linux may lack them. */
function hasArialMetrics(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /^(?:Arial|Liberation Sans|Helvetica Neue)\b/mu.test(stdout ?? '');
}

function which(name: string): string | undefined {
  const result = spawnSync('which', [name], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
