"""An array on a GPU as other people's tools take it: by ``__cuda_array_interface__`` or DLPack."""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

CPU, CUDA = 1, 2  # DLPack's kinds of devices
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # and of numbers


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("kind", _Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_lent: dict[int, Any] = {}  # what others still use, by the address of its description


@_Deleter
def _returned(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


class DeviceArray:
    """An array of Numba's on the device, as a person sees it: a row to each game.

    It lies there column by column (Numba itself would copy it to turn it). ``kind`` is what its
    bytes mean, if not the same.
    """

    def __init__(self, array: Any, kind: np.dtype[Any] | None = None) -> None:
        self.array = array
        self.dtype: np.dtype[Any] = kind or array.dtype
        self.shape: tuple[int, ...] = tuple(reversed(array.shape))
        self.strides: tuple[int, ...] = tuple(reversed(array.strides))  # in bytes

    def __repr__(self) -> str:
        return f"DeviceArray({self.dtype}, shape={self.shape})"

    def copy_to_host(self) -> NDArray[Any]:
        """The numbers as a NumPy array."""
        copied: NDArray[Any] = self.array.copy_to_host().view(self.dtype)
        return copied.T

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The array by its address, as Numba, CuPy, PyTorch and JAX take it."""
        told: dict[str, Any] = self.array.__cuda_array_interface__
        own = {"typestr": self.dtype.str, "shape": self.shape, "strides": self.strides}
        return told | own

    def __dlpack_device__(self) -> tuple[int, int]:
        """Where the array lies; where Numba plays the device, that is in plain memory."""
        if hasattr(self.array, "__cuda_array_interface__"):
            return CUDA, 0  # pragma: no cover
        return CPU, 0

    def __dlpack__(self, **options: Any) -> Any:
        """The array by DLPack, as anything that knows ``from_dlpack`` takes it."""
        managed = _Managed()
        count = len(self.shape)
        shape = (ctypes.c_int64 * count)(*self.shape)
        strides = (ctypes.c_int64 * count)(*(step // self.dtype.itemsize for step in self.strides))
        kind = _Kind(CODES[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        device = _Device(*self.__dlpack_device__())
        managed.tensor = _Tensor(self._address(), device, count, kind, shape, strides, 0)
        managed.deleter = _returned
        _lent[ctypes.addressof(managed)] = managed, shape, strides, self.array
        capsule = ctypes.pythonapi.PyCapsule_New
        capsule.restype = ctypes.py_object
        capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return capsule(ctypes.addressof(managed), b"dltensor", None)

    def _address(self) -> int:
        if hasattr(self.array, "__cuda_array_interface__"):
            return int(self.array.__cuda_array_interface__["data"][0])  # pragma: no cover
        return int(self.array._ary.ctypes.data)  # where Numba plays the device
