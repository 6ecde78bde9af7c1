import { render, screen } from '@testing-library/react';
import { ScreenHeader } from './screen-header';
import { Section } from './section';
import { Stack } from './stack';

it('[ui] ScreenHeader shows a heading, and the heading of Section names its region', () => {
  render(
    <Stack>
      <ScreenHeader
        title="Contract Management"
        description="Every contract."
        meta="3 contracts"
        actions={<button type="button">Create</button>}
      />
      <Section title="Parties" description="Who signs" actions={<button type="button">Add</button>}>
        Elena Vasquez
      </Section>
    </Stack>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Contract Management' })).toBeVisible();
  expect(screen.getByText('Every contract.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create' })).toBeVisible();
  const parties = screen.getByRole('region', { name: 'Parties' });
  expect(parties).toHaveTextContent('Elena Vasquez');
  expect(parties.querySelector('.ant-card')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: 'Parties' })).toBeVisible();
});
