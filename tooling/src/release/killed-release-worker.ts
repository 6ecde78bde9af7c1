import { DirectoryStore } from '../store/directory-store';
import type { Store } from '../store/store';
import { fakeRelease } from './fake-release';
import { releaseRemote } from './release-remote';

/** Releases `mark` into a folder and kills itself before the write of that number. For tests. */
const [root = '', mark = '', fatal = ''] = process.argv.slice(2);

const store = new DirectoryStore(root);
let writes = 0;
const count = () => {
  if ((writes += 1) === Number(fatal)) process.kill(process.pid, 'SIGKILL');
};

const mortal: Store = {
  name: store.name,
  get: (key) => store.get(key),
  has: (key) => store.has(key),
  sha256Of: (key) => store.sha256Of(key),
  list: (prefix) => store.list(prefix),
  remove: (keys) => store.remove(keys),
  putNew: (key, body) => {
    count();
    return store.putNew(key, body);
  },
  swap: async (key, body, tag) => {
    count();
    const swapped = await store.swap(key, body, tag);
    count();
    return swapped;
  },
};

await releaseRemote(mortal, {
  name: 'contracts',
  built: fakeRelease({ mark, files: 60 }),
  environment: 'production',
});
