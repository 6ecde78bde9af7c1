import { SideBySide } from '../../book/side-by-side';
import { iconNames } from '../../domain/status/status-view';
import { actionIconNames } from './action-icon-names';
import { Icon } from './icon';

export const chapter = 'records';
export const shows = { Icon };
export const states = {
  'every drawing': (
    <SideBySide>
      {[...iconNames, ...actionIconNames].map((name) => (
        <Icon key={name} name={name} size={16} label={name} />
      ))}
    </SideBySide>
  ),
};
