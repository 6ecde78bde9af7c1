import { screen } from '@testing-library/react';
import { useNavigate } from '../shell';
import { renderWithProviders } from './render-with-providers';

interface Steps {
  readonly route: string;
  readonly list: string;
  readonly useSteps: () => Readonly<Record<string, () => void>>;
}

/** Renders a page with one button per navigation step, named after the step, and the buttons `List` and `Back`. */
export function renderNavigationSteps({ route, list, useSteps }: Steps) {
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
