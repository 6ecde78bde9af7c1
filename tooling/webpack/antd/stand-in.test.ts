import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../aliases';
import { standInFor } from './stand-in';

const antd = join(packageFolder('shared-kernel', 'antd'), 'es');

/** Each writes rules as a component, which is drawn, and not as a hook. */
const components = ['button', 'tag'].flatMap((name) => {
  const folder = join(antd, name, 'style');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes('genSubStyleComponent('));
});

it('[theme] draws nothing for what would write styles as a component', () => {
  expect(components).toHaveLength(3);
  for (const file of components) expect(standInFor(file)).toBe('export default () => null;');
});
