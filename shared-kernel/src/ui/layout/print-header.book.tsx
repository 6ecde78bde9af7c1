import { PrintHeader } from './print-header';

export const chapter = 'paper';
export const shows = { PrintHeader };
export const states = {
  'with filters': (
    <PrintHeader title="Contracts" filters={[['Status', 'Draft']]} asOf="Jul 22, 2024, 09:00 UTC" />
  ),
};
