import {
  changeSettings,
  type EnvironmentSettings,
  readSettings,
  type SettingName,
  settingNames,
} from '../../compose/environment';
import { probeStore } from '../../store/probe';
import { environmentName, folderAddress, originOf } from '../option-values';
import type { OptionName } from '../command';
import type { Task } from '../task';

/** The option that says a setting. */
const optionOf: Record<SettingName, OptionName> = {
  public: 'public',
  shell: 'shell',
  shellTo: 'shell-to',
  shellEndpoint: 'shell-endpoint',
  shellRegion: 'shell-region',
};

const forget = 'none';

const known: Partial<Record<SettingName, (value: string) => string | undefined>> = {
  public: folderAddress,
  shell: (value) => originOf(value, 'shell'),
};

/** What is said of a setting: nothing where its option is not named. */
function saidOf(values: Task['values'], name: SettingName): EnvironmentSettings {
  const given = values[optionOf[name]];
  const value = Array.isArray(given) ? given[0] : given;
  if (typeof value !== 'string') return {};
  return { [name]: value === forget ? undefined : (known[name]?.(value) ?? value) };
}

/** Keeps what an environment has otherwise than others, and says what is kept. */
export async function settings({ values, store, reporter }: Task): Promise<number> {
  const environment = environmentName(values.env);
  const said = settingNames.map((name) => saidOf(values, name));
  const change = said.reduce((all, one) => ({ ...all, ...one }), {});
  const isChange = Object.keys(change).length > 0;
  if (isChange) await probeStore(store);
  const kept = isChange
    ? await changeSettings(store, environment, change)
    : await readSettings(store, environment);
  for (const name of settingNames)
    reporter.block(`  ${optionOf[name].padEnd(14)} ${kept[name] ?? 'not said'}`);
  return 0;
}
