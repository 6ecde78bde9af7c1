import { render, screen } from '@testing-library/react';
import { PrintedRecord } from './printed-record';

const hidden = { hidden: true };

describe('PrintedRecord', () => {
  it('[ui] prints a record’s facts and tables on a page hidden on screen', () => {
    render(
      <PrintedRecord
        id="CR-001"
        title="Meridian Energy Partners"
        facts={[['Compliance score', '96%']]}
        tables={[
          { title: 'Flagged issues', columns: ['Issue'], rows: [], empty: 'No flagged issues.' },
          {
            title: 'Milestones',
            columns: ['Stage', 'Status'],
            rows: [['Initiated', 'Completed']],
            empty: 'No milestones.',
          },
        ]}
      />,
    );
    expect(screen.getByText('Trustfold · CR-001')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { name: 'Meridian Energy Partners', ...hidden }),
    ).toBeTruthy();
    expect(screen.getByText('96%')).toBeInTheDocument();
    expect(screen.getByText('No flagged issues.')).toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Initiated', ...hidden })).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
