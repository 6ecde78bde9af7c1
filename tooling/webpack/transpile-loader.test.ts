import transpile from './transpile-loader';

type Loaded = [error: Error | null, code?: string, map?: unknown];

const load = (resourcePath: string, source: string) =>
  new Promise<Loaded>((resolve) => {
    const context = {
      resourcePath,
      sourceMap: true,
      async:
        () =>
        (...result: Loaded) =>
          resolve(result),
    };
    void transpile.call(context as never, source as never);
  });

describe('the loader of TypeScript in development', () => {
  it('[tooling] leaves the imports that are no types, and maps to the source', async () => {
    const [error, code, map] = await load(
      '/remote/src/screen.tsx',
      "import './screen.css';\nimport type { A } from './a';\nimport { b } from './b';\nexport const Screen = (_: A) => <p />;",
    );
    expect(error).toBeNull();
    expect(code).toContain('./screen.css');
    expect(code).toContain('./b');
    expect(code).not.toContain('./a');
    expect(code).toContain('react/jsx-runtime');
    expect(JSON.stringify(map)).toContain('/remote/src/screen.tsx');
  });

  it('[tooling] says where a file cannot be read', async () => {
    const [error] = await load('/remote/src/screen.ts', 'export const = 1;');
    expect(error?.message).toContain('/remote/src/screen.ts:1:13: ERROR');
  });
});
