import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { vehicleFormCopy as copy } from '#copy/admin/vehicles/vehicle-form.ts';
import { youtubeEmbedUrl, youtubeId } from '#domain/vehicle/youtube.ts';
import { PlainField } from './fields.tsx';
import type { FormValues } from './values.ts';

/** The walkaround video; nothing loads from YouTube before staff start the preview. */
export function VideoField() {
  const text = useWatch<FormValues, 'walkaround_video_url'>({ name: 'walkaround_video_url' });
  const { errors } = useFormState<FormValues>({ name: 'walkaround_video_url' });
  const id = youtubeId(text);
  return (
    <div className="group__whole column column--close">
      <PlainField name="walkaround_video_url" />
      {id === null && text.trim() !== '' && (
        <div className="video__invalid" role="status">
          {!errors.walkaround_video_url && <p className="field__problem">{copy.videoInvalid}</p>}
          <p className="quiet">{copy.videoInvalidBody}</p>
        </div>
      )}
      {id !== null && <Preview key={id} id={id} />}
    </div>
  );
}

function Preview({ id }: { id: string }) {
  const [playing, setPlaying] = useState(false);
  if (!playing) {
    return (
      <button type="button" className="video__start" onClick={() => setPlaying(true)}>
        <Play aria-hidden="true" />
        {copy.playVideo}
      </button>
    );
  }
  return (
    <iframe
      className="video__frame"
      src={youtubeEmbedUrl(id)}
      title={copy.videoPreview}
      allow="fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
