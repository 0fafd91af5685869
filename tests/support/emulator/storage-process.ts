// A storage room in a process of its own, to be killed: prints its origin when it is ready.
import { startStorageRoom } from './storage-server.ts';

const [dataDir = ''] = process.argv.slice(2);
const room = await startStorageRoom({ dataDir });
console.log(room.origin);
