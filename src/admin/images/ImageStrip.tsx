import ImagePlus from 'lucide-react/icons/image-plus';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { useMay } from '../session/use-may.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { useImageList } from './data/image-list.ts';
import { VEHICLE_IMAGES } from './data/image-sets.ts';
import { ImageView } from './grid/ImageView.tsx';
import { startUpload } from './upload/use-uploads.ts';

/** More of them are below the form. */
const SHOWN = 12;

interface Props {
  vehicleId: string;
  onShow: () => void;
}

/** The images of a vehicle in the head of its form: leads to them, and takes new ones. */
export default function ImageStrip({ vehicleId, onShow }: Props) {
  const images = useImageList(VEHICLE_IMAGES, vehicleId);
  const mayAdd = useMay('create', 'vehicle_images');
  function add(files: File[]): void {
    void startUpload(files, { set: VEHICLE_IMAGES, ownerId: vehicleId, text: '' });
    onShow();
  }
  return (
    <div className="image-strip">
      {images.length > 0 && (
        <button type="button" className="image-strip__images quiet small" onClick={onShow}>
          <span className="visually-hidden">{copy.showAll(images.length)}</span>
          {images.slice(0, SHOWN).map((image) => (
            <span key={image.id} className="image-strip__image">
              <ImageView image={image} width={480} alt="" />
            </span>
          ))}
          {images.length > SHOWN && `+${images.length - SHOWN}`}
        </button>
      )}
      {mayAdd && (
        <FileButton
          className="image-strip__add"
          name={copy.stripFiles}
          accept="image/*"
          multiple
          onFiles={add}
        >
          <ImagePlus aria-hidden="true" size={18} />
          {images.length === 0 ? copy.firstImages : copy.moreImages}
        </FileButton>
      )}
    </div>
  );
}
