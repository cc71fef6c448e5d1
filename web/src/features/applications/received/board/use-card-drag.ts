import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';

/** Makes an element a card that can be dragged, if it may be moved. */
export function useDraggedCard<Card extends HTMLElement>(card: ReceivedApplicationBody, isMovable: boolean) {
  const element = useRef<Card>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || !isMovable) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ card }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card, isMovable]);
  return { element, isDragged };
}

/** Makes an element a column that cards can be dropped on. */
export function useCardTarget<Column extends HTMLElement>(onCard: (card: ReceivedApplicationBody) => void) {
  const element = useRef<Column>(null);
  const [isOver, setOver] = useState(false);
  const latestOnCard = useRef(onCard);
  useEffect(() => {
    latestOnCard.current = onCard;
  });
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => 'card' in source.data,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latestOnCard.current(source.data.card as ReceivedApplicationBody);
      },
    });
  }, []);
  return { element, isOver };
}
