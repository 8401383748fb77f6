"""What is said to those who lack the libraries that environments are made for."""

WITHOUT = "expected Gymnasium and PettingZoo to be installed: pip install 'medici[envs]'"
WITHOUT_PIXELS = "expected resvg-py to be installed, which draws pixels: pip install 'medici[envs]'"
