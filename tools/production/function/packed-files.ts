/** Names within the folder that the function `publishSite` loads, which is deployed with the functions. */
export const PUBLISHER_FOLDER = 'publisher';
export const PUBLISHER_FILE = 'index.js';
export const RENDERER_FOLDER = 'renderer';
export const HOSTING_FILE = 'hosting.json';
