// Entry point of `make gallery`.
import { writeGallery } from './gallery/gallery';

writeGallery();
