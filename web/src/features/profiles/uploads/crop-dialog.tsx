import { Button, Modal, Slider } from 'antd';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { t } from '@/lib/language/t.ts';
import 'react-easy-crop/react-easy-crop.css';
import type { PictureArea } from '@/lib/pictures/redraw-picture.ts';
import styles from './crop-dialog.module.css';

/** What pictures of a kind become. */
export interface Crop {
  title: string;
  /** A circle for people, a square for companies. */
  shape: 'round' | 'rect';
  /** Whether the picture may stay as it is. */
  isOptional?: boolean;
}

export interface CropDialogProps extends Crop {
  /** The URL of the photo. */
  image: string;
  /** Without a part, the file stays as it is. */
  onDone: (part?: PictureArea) => void;
  onCancel: () => void;
}

const LARGEST_ZOOM = 4;

/** Chooses the square of a photo to upload. */
export function CropDialog({ image, title, shape, isOptional = false, onDone, onCancel }: CropDialogProps) {
  const [part, setPart] = useState<PictureArea>();
  // The stage can be measured only once the dialog has grown to its size.
  const [isOpen, setOpen] = useState(false);
  return (
    <Modal
      open
      title={title}
      onCancel={onCancel}
      afterOpenChange={setOpen}
      footer={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          {isOptional ? <Button onClick={() => onDone()}>{t('Upload Whole')}</Button> : null}
          <Button type="primary" disabled={!part} onClick={() => onDone(part)}>
            {t('Upload')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>{isOpen ? <Stage image={image} shape={shape} onPart={setPart} /> : null}</div>
    </Modal>
  );
}

interface StageProps {
  image: string;
  shape: Crop['shape'];
  onPart: (part: PictureArea) => void;
}

/** The picture, moved by dragging and the arrow keys, and scaled by pinching, the wheel and a slider. */
function Stage({ image, shape, onPart }: StageProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <p id={`${id}-how`}>{t('Drag the picture, or move it with the arrow keys.')}</p>
      <div className={styles.stage}>
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          cropShape={shape}
          // The security policy of the pages refuses them.
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.part }}
          // Screen readers pass the arrow keys on to applications.
          cropperProps={{ role: 'application', 'aria-label': t('Part to upload'), 'aria-describedby': `${id}-how` }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => onPart(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <span id={`${id}-zoom`}>{t('Zoom')}</span>
        <Slider
          ariaLabelledByForHandle={`${id}-zoom`}
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          tooltip={{ open: false }}
          onChange={setZoom}
        />
      </div>
    </>
  );
}
