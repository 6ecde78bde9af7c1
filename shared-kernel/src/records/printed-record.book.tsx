import { PrintedRecord } from './printed-record';

export const chapter = 'printed-record';
export const shows = { PrintedRecord };
export const states = {
  'with and without rows': (
    <PrintedRecord
      id="TX-060"
      title="Payment to Meridian Energy Partners"
      facts={[
        ['Amount', 'USD 1,250,000.00'],
        ['Status', 'Held'],
      ]}
      tables={[
        {
          title: 'Trail',
          columns: ['When', 'Who', 'What'],
          rows: [['Jul 21, 2024, 12:08 UTC', 'Tan Mei Ling', 'Held for compliance review']],
          empty: '',
        },
        { title: 'Documents', columns: ['Name'], rows: [], empty: 'No documents.' },
      ]}
    />
  ),
};
