import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, lazy, type ComponentType, type ReactNode } from 'react';
import { NetworkError } from '@/api/api-error.ts';
import { isMissingCode } from '@/lib/browser/code/missing-code.ts';
import { renew } from '@/lib/browser/code/renew.ts';
import { t } from '@/lib/language/t.ts';
import { LightLoadFailure } from './load-failure.tsx';

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/**
 * A component whose code is loaded when it is first shown. If its code is missing or fails, a sentence and a retry take
 * its place, and the rest of the page stays.
 */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  failure = t('This part of the page didn’t load.'),
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  // React remembers a failure, so each retry needs another one.
  const start = (): ComponentType<Props> =>
    lazy(async () => ({ default: (await load())[name] as ComponentType<Props> }));
  let Part = start();

  /** Loads the code again. The page is reloaded if the code is gone, as it is after an upgrade. */
  const retry = async (error: unknown) => {
    if (isMissingCode(error)) {
      const isLoaded = await load().then(
        () => true,
        () => false,
      );
      if (!isLoaded && (await renew()) === 'reloading') return;
    }
    Part = start();
  };

  return function Lazily(props) {
    const queryErrors = useQueryErrorResetBoundary();
    return (
      <Boundary
        failure={failure}
        onRetry={async (error) => {
          queryErrors.reset();
          await retry(error);
        }}
      >
        {() => <Part {...props} />}
      </Boundary>
    );
  };
}

interface BoundaryProps {
  failure: string;
  /** Prepares another attempt. */
  onRetry: (error: unknown) => Promise<void>;
  children: () => ReactNode;
}

/** React can catch errors of a part only in a class. */
class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { children, failure, onRetry } = this.props;
    const { error } = this.state;
    if (error === undefined) return children();
    const retry = () => void onRetry(error).then(() => this.setState({ error: undefined }));
    const shown = isMissingCode(error) ? new NetworkError(error) : error;
    return <LightLoadFailure title={failure} error={shown} onRetry={retry} />;
  }
}
