import { FactTable } from './description-grid';

export const chapter = 'records';
export const shows = { FactTable };
export const states = {
  'short, missing, long': (
    <FactTable
      facts={[
        { label: 'Client', value: 'Meridian Energy Partners' },
        { label: 'Tax id', value: undefined },
        { label: 'Note', value: 'Delivery in four parts, each with a certificate of its own.' },
      ]}
    />
  ),
};
