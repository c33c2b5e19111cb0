import { useState, type DragEvent } from 'react';

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/**
 * Files dragged over a zone.
 *
 * @param takes whether the zone accepts a drop now
 * @param onDrop called with the dropped files
 * @returns handlers for the zone, and whether files are over it
 */
export function useFileDrag(takes: boolean, onDrop: (files: readonly File[]) => void) {
  const [dragging, setDragging] = useState(false);
  const drag = {
    onDragEnter: (event: DragEvent) => {
      if (holdsFiles(event)) setDragging(takes);
    },
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event) || !takes) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      setDragging(false);
      if (!holdsFiles(event) || !takes) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { dragging, drag };
}
