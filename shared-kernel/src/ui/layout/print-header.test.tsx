import { render, screen } from '@testing-library/react';
import { PrintHeader } from './print-header';

it('[ui] PrintHeader prints title, filters and time', () => {
  render(
    <PrintHeader
      title="Contracts"
      filters={[['Status', 'Signed']]}
      asOf="Jul 22, 2024, 09:00 UTC"
    />,
  );
  expect(screen.getByText('Trustfold · Contracts')).toBeInTheDocument();
  expect(screen.getByText('Status: Signed · As of Jul 22, 2024, 09:00 UTC')).toBeInTheDocument();
});
