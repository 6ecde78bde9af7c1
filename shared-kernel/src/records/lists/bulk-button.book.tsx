import { BulkButton } from './bulk-button';

export const chapter = 'records';
export const shows = { BulkButton };

const nothing = () => undefined;

const button = (rows: readonly string[]) => (
  <BulkButton
    label="Hold"
    rows={rows}
    nameOf={(name) => name}
    refusalOf={(name) => (name === 'Atlas' ? 'It has failed.' : undefined)}
    restLabel={(others) => `Hold ${others}`}
    onPress={nothing}
    onDeselect={nothing}
  />
);

export const states = {
  'all can be acted on': button(['Meridian', 'Caspian']),
  'none can': button(['Atlas']),
};
