import { whyUnapplied } from './watch';

describe('an edit while the product runs from source', () => {
  it.each([
    'host/src/app/app.tsx',
    'shared-kernel/src/ui/button.tsx',
    'remote-contracts/src/remote.ts',
    'remote-contracts/src/signing/envelope.ts',
    'host/src/head/theme.test.ts',
  ])('[tooling] of %s shows, or says nothing', (file) => {
    expect(whyUnapplied(file, undefined)).toBeUndefined();
  });

  it.each([
    'host/src/head/index.ts',
    'host/src/first-paint/markup.tsx',
    'host/src/index.html',
    'tooling/webpack/host.ts',
  ])('[tooling] of %s asks for another start', (file) => {
    const sentence = `${file} is read at the start: start dev again.`;
    expect(whyUnapplied(file, undefined)).toBe(sentence);
    expect(whyUnapplied(file, 'contracts')).toBe(sentence);
  });

  it.each([
    'remote-contracts/src/signing/envelope.ts',
    'shared-kernel/src/domain/contract/contract.schema.ts',
    'host/src/app/app.test.tsx',
  ])('[tooling] of %s shows in contracts, the one remote from source', (file) => {
    expect(whyUnapplied(file, 'contracts')).toBeUndefined();
  });

  it.each([
    'host/src/app/app.tsx',
    'shared-kernel/src/ui/button.tsx',
    'shared-kernel/src/format/money.ts',
    'remote-account/src/remote.ts',
  ])('[tooling] of %s is reported there', (file) => {
    expect(whyUnapplied(file, 'contracts')).toBe(
      `${file} does not show: only contracts runs from source. npm run dev shows it.`,
    );
  });

  it('[tooling] of what the one remote says of itself asks for another start', () => {
    expect(whyUnapplied('remote-contracts/src/remote.ts', 'contracts')).toBe(
      'remote-contracts/src/remote.ts is read at the start: start dev again.',
    );
  });
});
