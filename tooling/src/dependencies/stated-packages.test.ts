import { readDocument } from '../docs/documents';
import { readHouse } from '../house/read-house';

const house = readHouse();

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (room: string) =>
  JSON.parse(readDocument(room === 'root' ? 'package.json' : `${room}/package.json`)) as Manifest;

const isDeclared = (room: string, name: string) => {
  const { dependencies, devDependencies } = manifestOf(room);
  return name in { ...dependencies, ...devDependencies };
};

/** Where each package does its work: a folder whose modules import it. */
const imported = [
  ['typescript', 'tooling/src'],
  ['react', 'host/src'],
  ['react-router-dom', 'host/src'],
  ['webpack', 'tooling/webpack'],
  ['webpack-dev-server', 'tooling/src/dev'],
  ['@module-federation/enhanced', 'tooling/webpack'],
  ['jotai', 'host/src'],
  ['valibot', 'shared-kernel/src/domain'],
  ['react-hook-form', 'shared-kernel/src/form'],
  ['@hookform/resolvers', 'shared-kernel/src/form'],
  ['antd', 'shared-kernel/src/ui'],
  ['@ant-design/charts', 'shared-kernel/src/charts'],
  ['dayjs', 'shared-kernel/src/format'],
  ['@testing-library/react', 'host/src'],
  ['@playwright/test', 'e2e'],
] as const;

/** What is run or named in place of an import, and the file that does. */
const run = [
  ['jest', 'root', 'package.json', /"unit": "jest"/],
  ['webpack-cli', 'host', 'host/package.json', /"build": "webpack"/],
  ['ts-loader', 'tooling', 'tooling/webpack/base.ts', /loader: require\.resolve\('ts-loader'\)/],
] as const;

const importsOf = (name: string) =>
  house.flatMap(({ path, imports }) =>
    imports
      .filter(({ from }) => from === name || from.startsWith(`${name}/`))
      .map(({ names }) => ({ path, names })),
  );

describe('the packages that the product states', () => {
  it('[tooling] are eighteen', () => {
    expect(imported.length + run.length).toBe(18);
  });

  it.each(imported)('[tooling] have %s imported in %s, by its own name', (name, folder) => {
    const [room = ''] = folder.split('/');
    expect(isDeclared(room, name)).toBe(true);
    expect(importsOf(name).filter(({ path }) => path.startsWith(`${folder}/`))).not.toEqual([]);
  });

  it.each(run)('[tooling] have %s run by %s: %s', (name, room, file, form) => {
    expect(isDeclared(room, name)).toBe(true);
    expect(readDocument(file)).toMatch(form);
  });

  it('[tooling] are imported only where they are declared', () => {
    const undeclared = imported.flatMap(([name]) =>
      importsOf(name)
        .map(({ path }) => path.replace(/\/.*$/, ''))
        .filter((room) => !isDeclared(room, name) && !isDeclared('root', name))
        .map((room) => `${room}: ${name}`),
    );
    expect(undeclared).toEqual([]);
  });

  it('[tooling] hand on no other package: a library below one is imported by its own name', () => {
    const handedOn = importsOf('@ant-design/charts').filter(({ names }) => names?.includes('G2'));
    expect(handedOn.map(({ path }) => path)).toEqual([]);
  });
});
