"""Many games at once: simulation, measurement, contests."""
