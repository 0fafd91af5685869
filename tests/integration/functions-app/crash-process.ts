// The backend with the built functions, in a process of its own, to be killed. Takes the data
// folder, the functions' folder and their environment; prints its addresses when it is ready.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startBackend } from '../../../emulator/index.ts';

const [dataDir = '', directory = '', env = '{}'] = process.argv.slice(2);
const ROOT = join(import.meta.dirname, '../../..');

const backend = await startBackend({
  projectId: 'demo-dealer',
  bucket: 'demo-dealer.appspot.com',
  dataDir,
  port: 0,
  firestoreRulesFile: join(ROOT, 'firestore.rules'),
  storageRulesFile: join(ROOT, 'storage.rules'),
  allowedOrigins: [],
  functions: { directory, env: JSON.parse(env) },
});
const site = createServer((request, response) => {
  const name = request.url === '/api/publish-result' ? 'publishResult' : 'sendContactEmail';
  void backend.callFunction(name, request, response);
});
site.listen(0, '127.0.0.1', () => {
  const { port } = site.address() as AddressInfo;
  console.log(JSON.stringify({ backend: backend.url, site: `http://127.0.0.1:${port}` }));
});
