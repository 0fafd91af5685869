export default function View(_props: { id?: string | null }) {
  return null;
}
