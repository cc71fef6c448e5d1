import { Suspense, type ComponentType } from 'react';
import { useSeen } from '@/lib/dom/use-seen.ts';
import type { SceneProps } from './scene.tsx';

/** Draws an illustration once its place, whose size has to come from the class, is near the window. */
export function SceneWhenNear({ scene: Drawing, className }: SceneProps & { scene: ComponentType<SceneProps> }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const place = <div ref={ref} className={className} />;
  if (!seen) return place;
  return (
    <Suspense fallback={place}>
      <Drawing className={className} />
    </Suspense>
  );
}
