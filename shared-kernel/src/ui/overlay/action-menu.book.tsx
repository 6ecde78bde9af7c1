import { Pressed } from '../../book/pressed';
import { ActionMenu } from './action-menu';

const onSelect = () => undefined;

export const chapter = 'menu';
export const shows = { ActionMenu };
export const states = {
  open: (
    <Pressed>
      <ActionMenu
        label="More actions"
        items={[
          { key: 'print', label: 'Print', icon: 'printer', onSelect },
          { key: 'move', label: 'Move', icon: 'arrow-right', isDisabled: true, onSelect },
          { key: 'delete', label: 'Delete', icon: 'trash', isDanger: true, onSelect },
        ]}
      />
    </Pressed>
  ),
};
