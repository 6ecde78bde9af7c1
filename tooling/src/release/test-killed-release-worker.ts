import { DirectoryStore } from '../store/directory-store';
import { openStore, usualEndpoint } from '../store/open-store';
import { probeStore } from '../store/probe';
import type { Store } from '../store/store';
import { fakeRelease, releaseRemote } from './test-fakes';

/** Releases `mark` into a folder, or a bucket of the service that the environment names, and kills itself before the write of that number. For tests. */
const [root = '', mark = '', fatal = ''] = process.argv.slice(2);

const store: Store = root.startsWith('s3:')
  ? openStore(root, { endpoint: await usualEndpoint() })
  : new DirectoryStore(root);
// Not counted: what a service takes for a condition is found out before anything is written.
if (root.startsWith('s3:')) await probeStore(store);
let writes = 0;
const count = () => {
  if ((writes += 1) === Number(fatal)) process.kill(process.pid, 'SIGKILL');
};

const [putNew, swap] = [store.putNew.bind(store), store.swap.bind(store)];
store.putNew = (key, body) => {
  count();
  return putNew(key, body);
};
store.swap = async (key, body, tag) => {
  count();
  const swapped = await swap(key, body, tag);
  count();
  return swapped;
};

await releaseRemote(store, {
  name: 'contracts',
  built: fakeRelease({ mark, files: 60 }),
  environment: 'production',
});
