import { screen } from '@testing-library/react';
import { useNavigate } from '../shell';
import { renderWithProviders } from './render-with-providers';

interface Steps {
  /** The address that one comes from. */
  readonly route: string;
  /** The address of the list, where the step `List` leads. */
  readonly list: string;
  /** What one may do there, by name. */
  readonly useSteps: () => Readonly<Record<string, () => void>>;
}

/** A page on which steps between addresses are taken by name, with `List` and `Back` beside those that are given. */
export function renderSteps({ route, list, useSteps }: Steps) {
  function Page() {
    const navigate = useNavigate();
    const steps = {
      List: () => void navigate(list),
      ...useSteps(),
      Back: () => void navigate(-1),
    };
    return Object.entries(steps).map(([name, take]) => (
      <button key={name} type="button" onClick={take}>
        {name}
      </button>
    ));
  }

  const { user, location } = renderWithProviders(<Page />, { route });
  return {
    location,
    take: async (...names: readonly string[]) => {
      for (const name of names) await user.click(screen.getByRole('button', { name }));
    },
  };
}
