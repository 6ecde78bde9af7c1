import type { Composition } from 'shared-kernel/remote';
import { changeComposition } from '../../compose/compose';
import { localSigning } from '../../serve/compose-locally';
import type { Product } from '../../serve/start-product';
import { keySigner, makeKey } from '../../signing/signer';
import { DirectoryStore } from '../../store/directory-store';

const name = 'contracts';

function releasedAnew(composition: Composition): Composition {
  const { [name]: release, ...others } = composition.remotes;
  if (!release) throw new Error(`The product has no ${name}.`);
  return {
    ...composition,
    remotes: { ...others, [name]: { ...release, kernelRange: '>=1.0.0' } },
  };
}

/** A remote gets a key of its own, which releases it: what pages have most to verify of. */
export async function releaseByHolder({ store: folder, environment }: Product): Promise<void> {
  const store = new DirectoryStore(folder);
  const holder = keySigner(await makeKey());
  const change =
    (make: (composition: Composition) => Composition) => (current: Composition | undefined) => {
      if (!current) throw new Error(`Nothing runs in ${environment}.`);
      return make(current);
    };
  await changeComposition(store, environment, {
    change: change((composition) => composition),
    action: 'grant',
    signing: await localSigning(store),
    keys: { [name]: [holder.publicKey] },
  });
  await changeComposition(store, environment, {
    change: change(releasedAnew),
    action: `release ${name}`,
    signing: { signer: holder },
  });
}
