import { keyIdOf, readSigned, takeApart, withSignatures, type Floors } from 'shared-kernel/signing';
import { environment, fakeSigned, newSigner } from './fake-signed';
import { stampOf } from './sign-pointer';
import { signStatement } from './signer';
import type { Signing } from './signing';

let signed: Awaited<ReturnType<typeof fakeSigned>>;
beforeEach(async () => {
  signed = await fakeSigned();
});
afterEach(() => signed.remove());

const now = Date.now();
const dayMs = 86_400_000;

const parts = async () => {
  const apart = takeApart(await signed.text());
  if (!apart) throw new Error('It is not signed.');
  return apart;
};

const read = (text: string, more: Parameters<typeof readSigned>[2] = {}) =>
  readSigned(text, signed.trust, { now, ...more });

/** The holder of a key of contracts, who has been granted it. */
async function holderOfContracts(): Promise<Signing> {
  const holder: Signing = { signer: await newSigner() };
  await signed.grant({ contracts: [holder.signer.publicKey] });
  return holder;
}

describe('readSigned', () => {
  it('[security] takes what the environment’s key signed, in the very bytes', async () => {
    const { body, floors } = await read(await signed.text());
    expect(JSON.parse(body)).toMatchObject({ environment, seq: 2, composition: { schema: 1 } });
    expect(floors).toEqual({ seq: 2, grant: 2, parts: {} });
  });

  it('[security] reads the signed text alone, whatever is written behind its mark', async () => {
    const text = (await signed.text()).replace(/}$/, ',"composition":{"remotes":{}},"seq":99}');
    const { body, floors } = await read(text);
    expect(JSON.parse(body)).toMatchObject({ seq: 2 });
    expect(floors.seq).toBe(2);
  });

  it('[security] costs less than 2 kB of the document', async () => {
    const { body } = await parts();
    expect((await signed.text()).length - body.length).toBeLessThan(2000);
    await holderOfContracts();
    expect((await signed.text()).length - (await parts()).body.length).toBeLessThan(2000);
  });

  it.each([
    ['unsigned', ({ body }) => body, /is not signed/],
    [
      'without its signature',
      ({ body, signatures }) => withSignatures(body, { ...signatures, signature: '' }),
      /changed after/,
    ],
    [
      'altered in one letter',
      ({ body, signatures }) =>
        withSignatures(body.replace('compliance', 'complianca'), signatures),
      /was changed after it was signed/,
    ],
    [
      'signed with an unknown key',
      ({ body, signatures }) => withSignatures(body, { ...signatures, key: 'x' }),
      /key that is not trusted/,
    ],
    ['signed in another form', ({ body }) => `${body.slice(0, -1)},"signed":7}`, /is not signed/],
    [
      'without its stamp',
      ({ body, signatures }) => withSignatures(body, { ...signatures, stamp: undefined }),
      /comes without the stamp/,
    ],
  ] satisfies readonly (readonly [
    string,
    (apart: Awaited<ReturnType<typeof parts>>) => string,
    RegExp,
  ])[])('[security] refuses what is %s', async (_what, change, sentence) => {
    await expect(read(change(await parts()))).rejects.toThrow(sentence);
  });

  it('[security] refuses what the holder of no believed key signed, and what is for elsewhere', async () => {
    const stranger = { ...signed.trust, keys: [(await newSigner()).publicKey] };
    await expect(readSigned(await signed.text(), stranger, { now })).rejects.toThrow(/not trusted/);
    const elsewhere = { ...signed.trust, environment: 'staging' };
    await expect(readSigned(await signed.text(), elsewhere, { now })).rejects.toThrow(
      /signed for production, not for staging/,
    );
  });

  it('[security] takes the next key as well as the one in use', async () => {
    await signed.release('contracts', 'contracts 2', {
      ...signed.owner,
      signer: signed.next,
      trusted: [signed.owner.signer.publicKey],
    });
    await expect(read(await signed.text())).resolves.toMatchObject({ floors: { seq: 3 } });
  });

  it('[security] refuses what has ended, and what nobody confirms any more; what was kept needs no stamp', async () => {
    const text = await signed.text();
    await expect(read(text, { now: now + 4 * dayMs })).rejects.toThrow(/last confirmed until/);
    await expect(read(text, { now: now + 4 * dayMs, isKept: true })).resolves.toBeDefined();
    await expect(read(text, { now: now + 366 * dayMs })).rejects.toThrow(/was signed until/);
    await expect(read(text, { now: now + 366 * dayMs, isKept: true })).rejects.toThrow(
      /was signed/,
    );
  });

  it('[security] refuses what is older than was seen, unless it is what was kept', async () => {
    const seen: Floors = { seq: 3, grant: 3, parts: {} };
    const text = await signed.text();
    await expect(read(text, { seen })).rejects.toThrow(/older \(promotion 2\).*\(3\)/);
    await expect(read(text, { seen, isKept: true })).resolves.toBeDefined();
  });

  it('[security] refuses what is older than a stamp says, whoever has seen what', async () => {
    const old = await parts();
    await signed.release('contracts', 'contracts 2', signed.owner);
    const { stamp } = (await parts()).signatures;
    const text = withSignatures(old.body, { ...old.signatures, ...(stamp && { stamp }) });
    await expect(read(text)).rejects.toThrow(/is older \(promotion 2\)/);
  });
});

describe('readSigned with keys of parts', () => {
  it('[security] lets the holder change his own, and nothing another holds', async () => {
    const holder = await holderOfContracts();
    await signed.release('contracts', 'contracts 2', holder);
    const { floors } = await read(await signed.text());
    expect(floors).toEqual({ seq: 4, grant: 3, parts: { contracts: 4 } });

    const { body, signatures } = await parts();
    const evil = body.replace(/("compliance":\{.*?"release":")./, '$1x');
    expect(evil).not.toBe(body);
    const signature = await holder.signer.sign('composition', evil);
    await expect(read(withSignatures(evil, { ...signatures, signature }))).rejects.toThrow(
      /changes compliance, which its key may not change/,
    );
  });

  it('[security] begins with what a grant says before it is proved, and believes nothing of it', async () => {
    const holder = await holderOfContracts();
    const stranger = await newSigner();
    await signed.release('contracts', 'contracts 2', holder);
    const { body, signatures } = await parts();
    const { grant, parts: changed } = signatures;
    const change = changed?.contracts;
    if (!grant || !change) throw new Error('Nothing was granted.');
    const signedBy = async (signer: typeof stranger, beside: object) =>
      withSignatures(body, {
        ...signatures,
        key: keyIdOf(signer.publicKey),
        signature: await signer.sign('composition', body),
        ...beside,
      });

    const own = JSON.parse(grant.text) as { keys: Record<string, string[]> };
    const text = JSON.stringify({ ...own, keys: { contracts: [stranger.publicKey] } });
    const stolen = { grant: { ...grant, text } };
    await expect(read(await signedBy(stranger, stolen))).rejects.toThrow(/was changed after/);
    const forged = { grant: await signStatement(stranger, 'grant', JSON.parse(text) as object) };
    await expect(read(await signedBy(stranger, forged))).rejects.toThrow(/not trusted here/);
    await expect(read(await signedBy(stranger, {}))).rejects.toThrow(/not trusted here/);
    const none = { grant: undefined };
    await expect(read(await signedBy(holder.signer, none))).rejects.toThrow(/not trusted here/);

    const partOf = (part: object) => ({ parts: { ...changed, contracts: part } });
    const altered = partOf({ ...change, text: change.text.replace('"seq":4', '"seq":5') });
    await expect(read(await signedBy(holder.signer, altered))).rejects.toThrow(/was changed after/);
    const elsewhere = { ...(JSON.parse(change.text) as object), environment: 'staging' };
    const moved = partOf(await signStatement(holder.signer, 'part', elsewhere));
    await expect(read(await signedBy(holder.signer, moved))).rejects.toThrow(/for staging/);
    await expect(read(await signedBy(holder.signer, {}))).resolves.toBeDefined();
  });

  it('[security] holds the rest to what the environment’s key signed: nothing added, removed or switched', async () => {
    const holder = await holderOfContracts();
    await signed.release('contracts', 'contracts 2', holder);
    const { body, signatures } = await parts();
    const pointer = JSON.parse(body) as { composition: { remotes: Record<string, object> } };
    const signedAs = async (composition: object) => {
      const text = JSON.stringify({ ...pointer, composition });
      const signature = await holder.signer.sign('composition', text);
      return withSignatures(text, { ...signatures, signature });
    };
    const { composition } = pointer;
    const { contracts, compliance } = composition.remotes;
    const off = { ...composition, worker: 'off' };
    await expect(read(await signedAs(off))).rejects.toThrow(/more than its key may change/);
    const turned = Object.fromEntries(Object.entries(compliance ?? {}).reverse());
    const reordered = { ...composition, remotes: { compliance: turned, contracts } };
    await expect(read(await signedAs(reordered))).rejects.toThrow(/changes compliance/);
    const without = { ...composition, remotes: { contracts } };
    await expect(read(await signedAs(without))).rejects.toThrow(/changes compliance/);
    const added = { ...composition, remotes: { ...composition.remotes, evil: {} } };
    await expect(read(await signedAs(added))).rejects.toThrow(/changes evil/);
    await expect(read(await signedAs(composition))).resolves.toBeDefined();
  });

  it('[security] refuses to go back to an older part, or to a grant that was taken back', async () => {
    const holder = await holderOfContracts();
    const other: Signing = { signer: await newSigner() };
    await signed.grant({
      contracts: [holder.signer.publicKey],
      compliance: [other.signer.publicKey],
    });
    await signed.release('compliance', 'compliance 2', other);
    const before = await parts();
    await signed.release('compliance', 'compliance 3', other);
    const { floors: seen } = await read(await signed.text());

    // The holder of contracts' key puts the older compliance back, under a higher number.
    const old = JSON.stringify({ ...(JSON.parse(before.body) as object), seq: 9 });
    const signature = await holder.signer.sign('composition', old);
    const key = (await parts()).signatures.key;
    const text = withSignatures(old, {
      ...before.signatures,
      key: holder.signer.publicKey.slice(1, 17),
      signature,
    });
    expect(key).not.toBe(before.signatures.signature);
    await expect(read(text, { seen })).rejects.toThrow(/holds an older compliance/);
    await expect(read(text)).resolves.toBeDefined();
    // Where it is stamped, a browser that has seen nothing refuses it too.
    const stamp = await stampOf(environment, seen, signed.owner, new Date());
    const apart = takeApart(text);
    const stamped = apart && stamp && withSignatures(apart.body, { ...apart.signatures, stamp });
    await expect(read(stamped ?? '')).rejects.toThrow(/holds an older compliance/);

    await signed.grant({ compliance: [other.signer.publicKey] });
    const { floors } = await read(await signed.text());
    await expect(read(text, { seen: { ...floors, seq: 1 } })).rejects.toThrow(/taken back/);
  });
});
