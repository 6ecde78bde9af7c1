import { DescriptionGrid } from './description-grid';

export const chapter = 'records';
export const shows = { DescriptionGrid };
export const states = {
  'short, missing, wide': (
    <DescriptionGrid
      items={[
        { label: 'Client', value: 'Meridian Energy Partners' },
        { label: 'Contact', value: 'Elena Vasquez' },
        { label: 'Tax id', value: undefined },
        {
          label: 'Note',
          value: 'Delivery in four parts, each with a certificate of its own.',
          wide: true,
        },
      ]}
    />
  ),
};
